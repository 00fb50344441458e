package com.crm.directory;

/** The head office's directory; every lookup is billed. */
public interface RemoteDirectory {
    Customer fetch(String id);
}
