package com.crmhub.directory;

public interface CustomerBackend {
    /** Returns the customer's display name, or null if the number is unknown. */
    String fetchName(long customerNumber);
}
