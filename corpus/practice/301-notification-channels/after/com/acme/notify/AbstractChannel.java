package com.acme.notify;

import java.util.Map;

/** Common part of all channels: the sender and the order in which a message is put together. */
public abstract class AbstractChannel implements Channel {
    private final String name;
    private final String sender;

    protected AbstractChannel(String name, Map<String, String> settings) {
        this.name = name;
        this.sender = settings.getOrDefault("sender", "ACME");
        configure(settings);
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String render(String subject, String body) {
        return format(sender + ": " + subject, body);
    }

    protected abstract void configure(Map<String, String> settings);

    protected abstract String format(String headline, String body);
}
