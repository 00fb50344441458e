package com.shopcore.audit;

public interface DomainEvent {
    String subject();

    String detail();
}
