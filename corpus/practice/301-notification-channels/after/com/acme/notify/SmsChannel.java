package com.acme.notify;

import java.util.Map;

public class SmsChannel extends AbstractChannel {
    private int maxLength = 160;

    public SmsChannel(Map<String, String> settings) {
        super("sms", settings);
    }

    @Override
    protected void configure(Map<String, String> settings) {
        String max = settings.get("sms.max");
        if (max != null) {
            maxLength = Integer.parseInt(max.trim());
        }
    }

    @Override
    protected String format(String headline, String body) {
        String text = headline + " - " + body;
        return text.length() <= maxLength ? text : text.substring(0, maxLength);
    }
}
