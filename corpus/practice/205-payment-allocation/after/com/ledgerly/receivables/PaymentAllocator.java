package com.ledgerly.receivables;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Settles open invoices from an incoming payment, oldest first; the rest stays as credit. */
public class PaymentAllocator {
    private static final Comparator<OpenInvoice> OLDEST_FIRST =
            Comparator.comparing(OpenInvoice::due).thenComparing(OpenInvoice::number);

    public Allocation allocate(BigDecimal payment, List<OpenInvoice> open) {
        if (payment.signum() <= 0) {
            throw new IllegalArgumentException("payment must be positive");
        }
        BigDecimal rest = payment;
        List<String> settled = new ArrayList<>();
        for (OpenInvoice invoice : sorted(open)) {
            if (covers(rest, invoice)) {
                rest = rest.subtract(invoice.amount());
                settled.add(invoice.number());
            }
        }
        return new Allocation(settled, rest);
    }

    private static List<OpenInvoice> sorted(List<OpenInvoice> open) {
        List<OpenInvoice> byAge = new ArrayList<>(open);
        byAge.sort(OLDEST_FIRST);
        return byAge;
    }

    private static boolean covers(BigDecimal rest, OpenInvoice invoice) {
        return invoice.amount().compareTo(rest) <= 0;
    }
}
