package com.ledgerly.billing;

public interface PaymentGateway {
    /** Returns the payment reference; throws a RuntimeException when the charge is refused. */
    String charge(String accountRef, long amountCents);
}
