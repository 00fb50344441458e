package com.porterbot.hooks;

public interface MessageHook {

    /** Looks at a message; true when the hook has acted on it. */
    boolean onMessage(String channel, String text);

    default int order() {
        return 0;
    }
}
