package com.saas.billing;

public enum State { TRIAL, ACTIVE, PAST_DUE, SUSPENDED, CANCELLED }
