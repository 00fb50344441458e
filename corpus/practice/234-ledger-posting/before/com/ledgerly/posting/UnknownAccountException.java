package com.ledgerly.posting;

public class UnknownAccountException extends RuntimeException {
    public UnknownAccountException(String account) {
        super("unknown account " + account);
    }
}
