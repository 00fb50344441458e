package com.signoff.inbox;

public record ApprovalRequest(String id, String requester, long cents) {
}
