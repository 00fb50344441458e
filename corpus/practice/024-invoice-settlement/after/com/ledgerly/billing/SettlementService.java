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
        Invoice invoice = requireInvoice(invoiceId);
        if (invoice.getStatus() != Invoice.Status.PAID) {
            pay(invoice, accountRef);
        }
        return invoice.getPaymentReference();
    }

    /** Settles all it can and answers how many could not be settled. */
    public int settleAll(List<String> invoiceIds, String accountRef) {
        int failed = 0;
        for (String id : invoiceIds) {
            if (!trySettle(id, accountRef)) {
                failed++;
            }
        }
        return failed;
    }

    private boolean trySettle(String id, String accountRef) {
        try {
            settle(id, accountRef);
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }

    private Invoice requireInvoice(String invoiceId) {
        Invoice invoice = repository.find(invoiceId);
        if (invoice == null) {
            throw new IllegalArgumentException("unknown invoice " + invoiceId);
        }
        return invoice;
    }

    private void pay(Invoice invoice, String accountRef) {
        invoice.setStatus(Invoice.Status.PAID);
        invoice.setPaymentReference(gateway.charge(accountRef, invoice.getAmountCents()));
        repository.save(invoice);
    }
}
