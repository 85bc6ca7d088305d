/**
 * `npm start` begins the process while it looks whether this is what would be built, and says so when it is. Until then
 * code is loaded and nothing is touched; a process that is no longer wanted ends.
 */
export async function whenReleased(): Promise<void> {
  // Without a channel nobody could ever release it.
  if (!process.argv.includes('--held') || !process.connected) return;
  const leave = () => process.exit(0);
  process.once('disconnect', leave);
  await new Promise((resolve) => process.once('message', resolve));
  process.off('disconnect', leave);
  process.disconnect?.();
}
