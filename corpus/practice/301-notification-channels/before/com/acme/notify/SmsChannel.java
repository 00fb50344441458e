package com.acme.notify;

import java.util.Map;

public class SmsChannel implements Channel {
    private final String sender;
    private int maxLength = 160;

    public SmsChannel(Map<String, String> settings) {
        this.sender = settings.getOrDefault("sender", "ACME");
        String max = settings.get("sms.max");
        if (max != null) {
            maxLength = Integer.parseInt(max.trim());
        }
    }

    @Override
    public String name() {
        return "sms";
    }

    @Override
    public String render(String subject, String body) {
        String text = sender + ": " + subject + " - " + body;
        return text.length() <= maxLength ? text : text.substring(0, maxLength);
    }
}
