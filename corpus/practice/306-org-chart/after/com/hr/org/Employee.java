package com.hr.org;

public record Employee(String id, String name, String managerId) {
}
