import { describe, expect, it } from 'vitest';
import { addressesOf, whyNotThere } from './address.ts';

describe('the address of the table', () => {
  it('is the host that was asked for', () => {
    expect(addressesOf({ host: 'localhost', port: 4173 })).toEqual(['http://localhost:4173/']);
    expect(addressesOf({ host: '::1', port: 80 })).toEqual(['http://[::1]:80/']);
  });

  it.each(['0.0.0.0', '::'])('is one that a browser can visit when it listens at %s', host => {
    expect(addressesOf({ host, port: 4173 }, ['192.0.2.7'])).toEqual([
      'http://localhost:4173/',
      'http://192.0.2.7:4173/',
    ]);
  });

  it.each(['ENOTFOUND', 'EADDRNOTAVAIL'])('that does not exist (%s) is named', code => {
    const fault = Object.assign(new Error('listen'), { code });
    expect(whyNotThere(fault, { host: 'bad', port: 1 })).toBe(
      '--host wants an address of this machine, not "bad".',
    );
  });

  it('tells a port that is not for everybody from a folder that is not', () => {
    const why = (fault: object) => whyNotThere(fault, { host: 'localhost', port: 80 });
    expect(why({ code: 'EACCES', syscall: 'listen' })).toMatch(/^Port 80 is reserved/);
    expect(why({ code: 'EACCES', syscall: 'mkdir', path: '/x/.cache' })).toBe(
      '/x/.cache cannot be written to (EACCES), and the table is built there: copy the checkout to a folder of your own.',
    );
  });

  it('has nothing to do with other faults', () => {
    expect(whyNotThere(new Error('the roof leaks'), { host: 'localhost', port: 1 })).toBeNull();
  });
});
