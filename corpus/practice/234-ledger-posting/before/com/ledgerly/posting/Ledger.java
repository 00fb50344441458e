package com.ledgerly.posting;

import java.util.List;

public interface Ledger {
    void open(String account);

    void post(List<Entry> entries);

    long balance(String account);
}
