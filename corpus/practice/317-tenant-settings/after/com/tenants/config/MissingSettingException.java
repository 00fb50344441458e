package com.tenants.config;

public class MissingSettingException extends RuntimeException {
    public MissingSettingException(String key) {
        super("missing setting " + key);
    }
}
