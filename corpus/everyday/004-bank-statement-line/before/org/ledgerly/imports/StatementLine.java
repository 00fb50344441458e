package org.ledgerly.imports;

public record StatementLine(String date, String account, String counterparty, long cents, String remark) {
}
