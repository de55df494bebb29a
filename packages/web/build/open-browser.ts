import { spawn } from 'node:child_process';

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Opens the address where a desktop is there to show it; elsewhere the printed address is enough. */
export function openBrowser(address: string): void {
  const opener = hasDesktop() ? OPENERS[process.platform] : undefined;
  if (!opener) return;
  const [command, ...args] = opener;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

function hasDesktop(): boolean {
  const { env, platform, stdout } = process;
  if (!stdout.isTTY || env.CI || env.SSH_CONNECTION) return false;
  return platform !== 'linux' || Boolean(env.DISPLAY ?? env.WAYLAND_DISPLAY);
}
