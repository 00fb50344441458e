package com.billora.invoice;

import java.util.ArrayList;
import java.util.List;

public class InvoiceDraft {
    private final long number;
    private final String customer;
    private final List<String> positions = new ArrayList<>();

    public InvoiceDraft(long number, String customer) {
        this.number = number;
        this.customer = customer;
    }

    public long number() {
        return number;
    }

    public String customer() {
        return customer;
    }

    public List<String> positions() {
        return positions;
    }
}
