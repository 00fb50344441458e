package com.ledgerly.posting;

public record Entry(String account, long cents) {
}
