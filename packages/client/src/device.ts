import { readStored, writeStored } from '@assay/domain';

/** This browser or process towards the service: an opaque id and the key its requests are signed with. */
export interface Device {
  /** 16 to 64 characters of `[A-Za-z0-9_-]`. */
  id: string;
  key: string;
  /** Clock of the service minus the own one, in ms; a signature carries the service's time. @default 0 */
  skew?: number;
}

/** Where a device is kept between visits. */
export interface DeviceStorage {
  load(): Device | undefined;
  save(device: Device): void;
}

/** Gives the device of this client, registered once, and registers it anew when the service no longer knows it. */
export interface DeviceSource {
  get(): Promise<Device>;
  /** True when there is another key to try. */
  renew(): Promise<boolean>;
}

/** A device that the caller brought; it cannot be renewed. */
export function fixedDevice(device: Device): DeviceSource {
  return { get: () => Promise.resolve(device), renew: () => Promise.resolve(false) };
}

/** A device that registers itself with the service, once for all requests that wait for it. */
export function registeredDevice(
  register: (id: string) => Promise<{ key: string; clock: number }>,
  storage: DeviceStorage = browserStorage(),
): DeviceSource {
  let current: Promise<Device> | undefined;

  async function registerNew(id: string): Promise<Device> {
    const { key, clock } = await register(id);
    const device = { id, key, skew: clock - Date.now() };
    storage.save(device);
    return device;
  }

  function get(): Promise<Device> {
    current ??= (async () => storage.load() ?? (await registerNew(newId())))();
    current.catch(() => {
      current = undefined;
    });
    return current;
  }

  return {
    get,
    async renew() {
      const { id } = await get();
      current = registerNew(id);
      await current;
      return true;
    },
  };
}

const storageKey = 'assay.device';

/** The browser's storage; where there is none, or it is forbidden, the device lasts as long as the page. */
function browserStorage(): DeviceStorage {
  return {
    load() {
      try {
        const device: unknown = JSON.parse(readStored(() => localStorage, storageKey) ?? 'null');
        return isDevice(device) ? device : undefined;
      } catch {
        return undefined;
      }
    },
    save(device) {
      // Where storage is full or forbidden the device is registered again at the next visit.
      writeStored(() => localStorage, storageKey, JSON.stringify(device));
    },
  };
}

function isDevice(value: unknown): value is Device {
  return typeof value === 'object' && value !== null && 'id' in value && 'key' in value;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
