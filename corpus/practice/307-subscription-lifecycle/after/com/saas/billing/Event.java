package com.saas.billing;

public enum Event { PAYMENT_OK, PAYMENT_FAILED, CANCEL, REACTIVATE }
