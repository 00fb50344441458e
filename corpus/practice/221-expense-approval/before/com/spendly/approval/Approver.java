package com.spendly.approval;

public record Approver(String id, String costCenter, long limitCents) {
}
