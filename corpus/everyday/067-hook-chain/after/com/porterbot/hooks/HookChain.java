package com.porterbot.hooks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Hands each incoming message to the hooks of the bot. */
public class HookChain {

    private final List<MessageHook> hooks = new ArrayList<>();
    private int unhandled;

    public void register(MessageHook hook) {
        hooks.add(Objects.requireNonNull(hook));
        hooks.sort(Comparator.comparingInt(MessageHook::order));
    }

    public boolean publish(String channel, String text) {
        boolean handled = hooks.stream().anyMatch(hook -> hook.onMessage(channel, text));
        if (!handled) {
            unhandled++;
        }
        return handled;
    }

    public int unhandled() {
        return unhandled;
    }
}
