// Loaded into the server before its own code: it must not outlive the process that started it and would stop it.
// Workers of the server inherit this; theirs is another channel, which they need.
if (process.channel && process.argv[1]?.endsWith('main.ts')) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), 8000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
