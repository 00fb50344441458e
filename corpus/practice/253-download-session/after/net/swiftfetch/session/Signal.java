package net.swiftfetch.session;

public enum Signal {
    START, PAUSE, CHECKPOINT, RESUME, CANCEL
}
