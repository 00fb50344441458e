package com.ledgerly.receivables;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Settles open invoices from an incoming payment, oldest first; the rest stays as credit. */
public class PaymentAllocator {

    public Allocation allocate(BigDecimal payment, List<OpenInvoice> open) {
        if (payment.signum() <= 0) {
            throw new IllegalArgumentException("payment must be positive");
        }
        List<OpenInvoice> byAge = new ArrayList<>(open);
        byAge.sort(Comparator.comparing(OpenInvoice::due).thenComparing(OpenInvoice::number));

        BigDecimal rest = payment;
        List<String> settled = new ArrayList<>();
        for (OpenInvoice invoice : byAge) {
            if (invoice.amount().compareTo(rest) > 0) {
                break;
            }
            rest = rest.subtract(invoice.amount());
            settled.add(invoice.number());
        }
        return new Allocation(settled, rest);
    }
}
