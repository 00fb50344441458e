/** Campaigns in files of SQLite. */
import type { StoreKind } from '../store.js'
import { openReader, openStore, reopenStore } from './open.js'

export const sqlite: StoreKind = {
  name: 'sqlite',
  isAt: () => true,
  open: (file, plan) => openStore(file, plan),
  reopen: file => reopenStore(file),
  openReader: file => openReader(file),
}
