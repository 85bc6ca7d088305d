import { join, resolve } from 'node:path';
import type { ServiceContext } from '../application/service.types.ts';
import { bucketFiles } from './bucket-files.ts';
import { type FileStore, localFiles } from './file-store.ts';

/** The files of the installation lie in the operator's bucket, or in a folder of this machine. */
export function openFileStore({
  settings,
  egress,
  log,
}: Pick<ServiceContext, 'settings' | 'egress' | 'log'>): FileStore {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return localFiles(join(resolve(settings.ASSAY_DATA), 'files'));
  const bucketAt = { endpoint, bucket, region, accessKeyId, secretAccessKey };
  const waiting = join(resolve(settings.ASSAY_DATA), 'files', 'waiting');
  return bucketFiles(bucketAt, egress.fetch('files'), (error) => log.error('file-store-failed', error), waiting);
}
