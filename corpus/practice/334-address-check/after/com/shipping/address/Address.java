package com.shipping.address;

public record Address(String street, String zip, String city, String country) {
}
