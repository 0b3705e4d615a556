// Loaded into the server before its own code, so that it does not outlive the process that started it and would stop
// it. Workers of the server inherit this; their channel is a different one, which they need.
if (process.channel && process.argv[1]?.endsWith('main.ts')) {
  process.on('disconnect', () => {
    // The reader of our output is gone too; that must not prevent an orderly end.
    process.stdout.on('error', () => undefined);
    process.stderr.on('error', () => undefined);
    setTimeout(() => process.exit(1), 8000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
