package com.crm.directory;

public record Customer(String id, String name, String country) {
}
