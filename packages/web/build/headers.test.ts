import { describe, expect, it } from 'vitest';
import { guardsOf } from './headers.ts';

const policyOf = (page: string) =>
  new Map(
    guardsOf(page)
      ['content-security-policy']?.split('; ')
      .map(part => {
        const [what = '', ...whence] = part.split(' ');
        return [what, whence] as const;
      }),
  );

describe('the headers', () => {
  it('let a page load from where it came from, and from nowhere else', () => {
    const policy = policyOf('<p>dark</p>');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    const further = [...policy].filter(([what]) => !/^(default|style|img)-src$/.test(what));
    expect(further.flatMap(([, whence]) => whence)).toSatisfy((all: string[]) =>
      all.every(whence => whence === "'self'" || whence === "'none'"),
    );
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'blob:']);
  });

  it('let nobody frame the page', () => {
    expect(policyOf('').get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('know the styles that stand in the page by their hashes', () => {
    const styles = policyOf('<style>b{}</style><style>\nq{}</style>').get('style-src');
    const hashOfB = "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='";
    expect(styles).not.toContain("'unsafe-inline'");
    expect(styles).toHaveLength(4);
    expect(styles).toContain(hashOfB);
    expect(policyOf('<style>b{color:red}</style>').get('style-src')).not.toContain(hashOfB);
  });

  it('tell nobody where a visitor came from, and let no other site embed our files', () => {
    expect(guardsOf('')).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
