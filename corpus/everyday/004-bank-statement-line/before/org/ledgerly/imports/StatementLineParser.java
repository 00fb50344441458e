package org.ledgerly.imports;

import java.util.ArrayList;
import java.util.List;

/** Parses lines of the bank's export: {@code date;account;counterparty;amount;remark}. */
public class StatementLineParser {
    private static final int COLUMNS = 5;

    private final char separator;

    public StatementLineParser(char separator) {
        this.separator = separator;
    }

    public StatementLine parse(String line) {
        List<String> columns = columns(line);
        if (columns.size() != COLUMNS) {
            throw new IllegalArgumentException("Expected " + COLUMNS + " columns but got " + columns.size());
        }
        return new StatementLine(
                columns.get(0),
                columns.get(1),
                columns.get(2),
                parseCents(columns.get(3)),
                columns.get(4));
    }

    private List<String> columns(String line) {
        List<String> columns = new ArrayList<>();
        int start = 0;
        int end = line.indexOf(separator);
        while (end >= 0) {
            columns.add(line.substring(start, end).trim());
            start = end + 1;
            end = line.indexOf(separator, start);
        }
        columns.add(line.substring(start).trim());
        return columns;
    }

    private static long parseCents(String amount) {
        int dot = amount.indexOf('.');
        if (dot < 0) {
            return Long.parseLong(amount) * 100;
        }
        String digits = amount.substring(0, dot) + (amount.substring(dot + 1) + "00").substring(0, 2);
        return Long.parseLong(digits);
    }
}
