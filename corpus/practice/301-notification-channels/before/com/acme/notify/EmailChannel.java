package com.acme.notify;

import java.util.Map;

public class EmailChannel implements Channel {
    private final String sender;
    private String footer;

    public EmailChannel(Map<String, String> settings) {
        this.sender = settings.getOrDefault("sender", "ACME");
        this.footer = settings.getOrDefault("email.footer", "Sent by ACME");
    }

    @Override
    public String name() {
        return "email";
    }

    @Override
    public String render(String subject, String body) {
        return sender + ": " + subject + "\n\n" + body + "\n-- \n" + footer;
    }
}
