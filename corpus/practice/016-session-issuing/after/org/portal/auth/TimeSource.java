package org.portal.auth;

public interface TimeSource {
    long millis();
}
