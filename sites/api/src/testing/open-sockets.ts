import { readdir, readFile, readlink } from 'node:fs/promises';

/** Sockets of a process that others could reach: those that listen, and of UDP each that is bound (Linux, proc(5)). */
export async function openSockets(pid: number): Promise<string[]> {
  const descriptors = await readdir(`/proc/${pid}/fd`);
  const links = await Promise.all(descriptors.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
  const inodes = new Set(links.map((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1]));
  const found: string[] = [];
  for (const protocol of ['tcp', 'tcp6', 'udp', 'udp6']) {
    const lines = (await readFile(`/proc/${pid}/net/${protocol}`, 'utf8').catch(() => '')).split('\n').slice(1);
    for (const line of lines) {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
      if (inode === undefined || !inodes.has(inode) || (protocol.startsWith('tcp') && state !== '0A')) continue;
      const [address = '', port = ''] = local.split(':');
      found.push(`${protocol} ${address} ${Number.parseInt(port, 16)}`);
    }
  }
  return found;
}
