// Loaded into the server before its own code: it must not outlive the process that started it and would stop it.
if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), 8000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
