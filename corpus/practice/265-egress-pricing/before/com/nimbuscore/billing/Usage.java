package com.nimbuscore.billing;

public record Usage(String account, long gigabytes, boolean committed) {
}
