package com.acme.notify;

public interface Channel {
    String name();

    String render(String subject, String body);
}
