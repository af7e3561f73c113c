# attack: one import statement for each module that would give power
# stopped by: nothing
def gain(name):
    print("ESCAPED imported", name)

try:
    import os; gain("os")
except ImportError: pass
try:
    import posix; gain("posix")
except ImportError: pass
try:
    import subprocess; gain("subprocess")
except ImportError: pass
try:
    import socket; gain("socket")
except ImportError: pass
try:
    import _socket; gain("_socket")
except ImportError: pass
try:
    import ctypes; gain("ctypes")
except ImportError: pass
try:
    import _ctypes; gain("_ctypes")
except ImportError: pass
try:
    import importlib; gain("importlib")
except ImportError: pass
try:
    import marshal; gain("marshal")
except ImportError: pass
try:
    import gc; gain("gc")
except ImportError: pass
try:
    import threading; gain("threading")
except ImportError: pass
try:
    import _thread; gain("_thread")
except ImportError: pass
try:
    import multiprocessing; gain("multiprocessing")
except ImportError: pass
try:
    import signal; gain("signal")
except ImportError: pass
try:
    import shutil; gain("shutil")
except ImportError: pass
try:
    import codecs; gain("codecs")
except ImportError: pass
try:
    import code; gain("code")
except ImportError: pass
try:
    import runpy; gain("runpy")
except ImportError: pass
try:
    import pkgutil; gain("pkgutil")
except ImportError: pass
try:
    import unittest; gain("unittest")
except ImportError: pass
try:
    import doctest; gain("doctest")
except ImportError: pass
try:
    import pdb; gain("pdb")
except ImportError: pass
try:
    import timeit; gain("timeit")
except ImportError: pass
try:
    import urllib.request; gain("urllib.request")
except ImportError: pass
try:
    import http.client; gain("http.client")
except ImportError: pass
try:
    import atexit; gain("atexit")
except ImportError: pass
try:
    import resource; gain("resource")
except ImportError: pass
try:
    import mmap; gain("mmap")
except ImportError: pass
try:
    import fcntl; gain("fcntl")
except ImportError: pass
try:
    import webbrowser; gain("webbrowser")
except ImportError: pass
