// Loaded into the server before its own code: it must not outlive the process that started it and would stop it.
// Workers of the server inherit this; theirs is another channel, which they need.
if (process.channel && process.argv[1]?.endsWith('main.ts')) {
  process.on('disconnect', () => {
    // Who read what we print is gone too; that must not keep us from a proper end.
    process.stdout.on('error', () => undefined);
    process.stderr.on('error', () => undefined);
    setTimeout(() => process.exit(1), 8000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
