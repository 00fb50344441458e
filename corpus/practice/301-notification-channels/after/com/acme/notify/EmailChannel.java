package com.acme.notify;

import java.util.Map;

public class EmailChannel extends AbstractChannel {
    private String footer;

    public EmailChannel(Map<String, String> settings) {
        super("email", settings);
    }

    @Override
    protected void configure(Map<String, String> settings) {
        footer = settings.getOrDefault("email.footer", "Sent by ACME");
    }

    @Override
    protected String format(String headline, String body) {
        return headline + "\n\n" + body + "\n-- \n" + footer;
    }
}
