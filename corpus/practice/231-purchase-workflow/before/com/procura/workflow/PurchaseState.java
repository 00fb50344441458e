package com.procura.workflow;

public enum PurchaseState {
    DRAFT, REQUESTED, APPROVED, ORDERED, RECEIVED, DECLINED
}
