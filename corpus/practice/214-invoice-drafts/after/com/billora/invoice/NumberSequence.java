package com.billora.invoice;

public interface NumberSequence {
    long next();
}
