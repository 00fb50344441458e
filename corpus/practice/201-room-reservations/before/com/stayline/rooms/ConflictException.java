package com.stayline.rooms;

public class ConflictException extends RuntimeException {
    public ConflictException(String message) {
        super(message);
    }
}
