package com.billora.invoice;

public interface DraftRepository {
    /** The customer's open draft, or null. */
    InvoiceDraft findOpen(String customer);

    void save(InvoiceDraft draft);
}
