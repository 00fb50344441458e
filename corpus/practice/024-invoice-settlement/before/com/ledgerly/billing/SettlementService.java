package com.ledgerly.billing;

import java.util.List;

public class SettlementService {
    private final PaymentGateway gateway;
    private final InvoiceRepository repository;

    public SettlementService(PaymentGateway gateway, InvoiceRepository repository) {
        this.gateway = gateway;
        this.repository = repository;
    }

    public String settle(String invoiceId, String accountRef) {
        Invoice invoice = repository.find(invoiceId);
        if (invoice == null) {
            throw new IllegalArgumentException("unknown invoice " + invoiceId);
        }
        if (invoice.getStatus() == Invoice.Status.PAID) {
            return invoice.getPaymentReference();
        }
        String reference = gateway.charge(accountRef, invoice.getAmountCents());
        invoice.setStatus(Invoice.Status.PAID);
        invoice.setPaymentReference(reference);
        repository.save(invoice);
        return reference;
    }

    /** Settles all it can and answers how many could not be settled. */
    public int settleAll(List<String> invoiceIds, String accountRef) {
        int failed = 0;
        for (String id : invoiceIds) {
            try {
                settle(id, accountRef);
            } catch (RuntimeException e) {
                failed++;
            }
        }
        return failed;
    }
}
