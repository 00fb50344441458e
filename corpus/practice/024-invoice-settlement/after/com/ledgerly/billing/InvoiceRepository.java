package com.ledgerly.billing;

public interface InvoiceRepository {
    Invoice find(String id);

    void save(Invoice invoice);
}
