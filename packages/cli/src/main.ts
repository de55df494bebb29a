import { EXIT } from './fault.ts';
import { oubliette } from './oubliette.ts';

for (const stream of [process.stdout, process.stderr]) {
  // Whoever reads us may stop at any time, as `head` does.
  stream.on('error', error => {
    if ('code' in error && error.code === 'EPIPE') process.exit();
    console.error(`The answer cannot be written: ${error.message}.`);
    process.exit(EXIT.broken);
  });
}

process.exitCode = oubliette(process.argv.slice(2), {
  out: text => process.stdout.write(text),
  error: text => process.stderr.write(text),
});
