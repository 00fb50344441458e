package com.mixdesk.console;

import java.util.ArrayList;
import java.util.List;

/** Channels muted by hand, in the order in which that happened. */
public final class MuteGroup {
    private final int channels;
    private final List<Integer> muted = new ArrayList<>();

    public MuteGroup(int channels) {
        this.channels = channels;
    }

    public void mute(int channel) {
        check(channel);
        if (!muted.contains(channel)) {
            muted.add(channel);
        }
    }

    public void unmute(int channel) {
        check(channel);
        muted.remove(channel);
    }

    public void toggle(int channel) {
        if (isMuted(channel)) {
            unmute(channel);
        } else {
            mute(channel);
        }
    }

    public boolean isMuted(int channel) {
        return muted.contains(channel);
    }

    public List<Integer> inOrder() {
        return new ArrayList<>(muted);
    }

    private void check(int channel) {
        if (channel < 0 || channel >= channels) {
            throw new IllegalArgumentException("no channel " + channel);
        }
    }
}
