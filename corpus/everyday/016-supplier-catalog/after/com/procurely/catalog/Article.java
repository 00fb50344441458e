package com.procurely.catalog;

public record Article(String number, String name, long netCents) {
}
