package com.tagtrack.rfid;

public record TagFrame(int type, int site, long serial) {
}
